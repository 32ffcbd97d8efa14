import { AlertIcon, icon } from '@/components/icons';
import { takesInsurance } from '@/content/insurers';
import { spanish } from '@/content/languages';
import { offersService } from '@/content/services';
import { t } from 'shared/t';
import { translationsOf } from '@/seo/languages';
import { Tile, Tiles } from './tiles';
import styles from './tiles.module.css';

/**
 * What visitors come for most, each with a link to the section that answers.
 */
export const Tasks = () => (
  <div className={styles.tasks}>
    <Tiles>
      <Tile to="for-kids" hash="#screening" icon={<EyeChartIcon />}>
        {t('Failed a vision screening')}
      </Tile>
      <Tile to="something-just-happened" icon={<AlertIcon />}>
        {t('Sudden change, pain or injury')}
      </Tile>
      <NewGlasses />
      <Tile to="new-patients" hash="#cost" icon={<PaymentIcon />}>
        {takesInsurance ? t('Cost and insurance') : t('Cost')}
      </Tile>
      {/* Otherwise, the header has it. */}
      {translationsOf('home', '/').length === 0 &&
        (spanish.frontDesk || spanish.exams) && (
          <Tile to="contact" icon={<SpeechIcon />}>
            <span lang="es">Español</span>
          </Tile>
        )}
    </Tiles>
  </div>
);

/** Nothing if there's no glasses shop and no one fits contacts. */
function NewGlasses() {
  const contacts = offersService['contact-lenses'];
  if (offersService.eyewear)
    return (
      <Tile to="services" hash="#eyewear" icon={<GlassesIcon />}>
        {contacts ? t('New glasses or contacts') : t('New glasses')}
      </Tile>
    );
  return (
    contacts && (
      <Tile to="services" hash="#contact-lenses" icon={<GlassesIcon />}>
        {t('New contacts')}
      </Tile>
    )
  );
}

const EyeChartIcon = icon(
  <path d="M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2zM14.5 6.5h-5v6h5M9.5 9.5h4M8 16h2M11 16h2M14 16h2" />,
);

const GlassesIcon = icon(
  <path d="M2.5 14.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM13.5 14.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM10.5 14q1.5 -1.5 3 0M2.5 14l2 -7.5h2M21.5 14l-2 -7.5h-2" />,
);

const PaymentIcon = icon(
  <path d="M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-14a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM2.5 10h19M6 15h4" />,
);

const SpeechIcon = icon(
  <path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-7l-5 4v-4H5a2 2 0 0 1 -2 -2V6a2 2 0 0 1 2 -2zM7.5 8.5h9M7.5 12.5h6" />,
);
