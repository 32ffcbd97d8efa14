import { cream, line } from '@/components/illustrations/palette';
import { t } from 'shared/t';
import book from './book.svg?markup';
import street from '@/components/illustrations/main-street.svg?markup';

interface Words {
  x: number;
  y: number;
  size: number;
  text: string;
}

const signs: readonly Words[] = [
  { x: 93, y: 206, size: 23, text: t('BAKERY') },
  { x: 262, y: 189, size: 24, text: t('LIBRARY') },
  { x: 431, y: 211, size: 20, text: t('BOOKS') },
  { x: 570, y: 190, size: 18, text: t('SCHOOL') },
  { x: 595, y: 89, size: 16, text: t('MAIN ST') },
];

const windows: readonly Words[] = [
  { x: 202, y: 240, size: 14, text: t('Story hour') },
  { x: 202, y: 260, size: 11, text: t('Saturday at 10') },
  { x: 40, y: 252, size: 13, text: t('Warm rolls') },
];

const bookLines: readonly Words[] = [
  { x: 222, y: 350, size: 12, text: t('Once upon a') },
  { x: 220, y: 367, size: 12, text: t('time, a fox') },
  { x: 219, y: 384, size: 12, text: t('lost its way.') },
  { x: 334, y: 332, size: 12, text: t('It asked the') },
  { x: 335, y: 349, size: 12, text: t('owl, who saw') },
  { x: 336, y: 366, size: 12, text: t('very far, but') },
  { x: 337, y: 383, size: 12, text: t('not up close.') },
];

const drawWords = (words: readonly Words[]) =>
  words.map(({ x, y, size, text }) => (
    <text key={text} x={x} y={y} fontSize={size}>
      {text}
    </text>
  ));

/** Across the street, in 640 × 400 units. */
export const MainStreet = () => (
  <>
    <g dangerouslySetInnerHTML={{ __html: street.markup }} />
    <g fill={cream} fontWeight="700" textAnchor="middle">
      {drawWords(signs)}
    </g>
    <g fill={line} fontWeight="600">
      {drawWords(windows)}
    </g>
  </>
);

/** A book in the reader's hands, in front of the street. */
export const Book = () => (
  <>
    <g dangerouslySetInnerHTML={{ __html: book.markup }} />
    <g fill={line}>
      <text x="224" y="328" fontSize="17" fontWeight="700">
        {t('The fox')}
      </text>
      {drawWords(bookLines)}
    </g>
  </>
);
