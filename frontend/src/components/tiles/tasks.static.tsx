import { AlertIcon, Icon } from '@/components/icons';
import type { SvgProps } from '@/components/illustrations/canvas';
import { spanish } from '@/content/languages';
import { t } from 'shared/t';
import { translationsOf } from '@/seo/languages';
import { Tile, Tiles } from './tiles';
import styles from './tiles.module.css';

/** What visitors come for most, each with a link to the section that answers. */
export function Tasks() {
  return (
    <div className={styles.tasks}>
      <Tiles>
        <Tile to="for-kids" hash="#screening" icon={<EyeChartIcon />}>
          {t('Failed a vision screening')}
        </Tile>
        <Tile to="something-just-happened" icon={<AlertIcon />}>
          {t('Sudden change or injury')}
        </Tile>
        <Tile to="services" hash="#eyewear" icon={<GlassesIcon />}>
          {t('New glasses or contacts')}
        </Tile>
        <Tile to="new-patients" hash="#cost" icon={<PaymentIcon />}>
          {t('Cost and insurance')}
        </Tile>
        {/* Otherwise, the header has it. */}
        {translationsOf('home', '/').length === 0 && (spanish.frontDesk || spanish.exams) && (
          <Tile to="contact" icon={<SpeechIcon />}>
            <span lang="es">Español</span>
          </Tile>
        )}
      </Tiles>
    </div>
  );
}

function EyeChartIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="2.5" width="16" height="19" rx="2" />
      <path d="M14.5 6.5h-5v6h5M9.5 9.5h4M8 16h2M11 16h2M14 16h2" />
    </Icon>
  );
}

function GlassesIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <circle cx="6.5" cy="14.5" r="4" />
      <circle cx="17.5" cy="14.5" r="4" />
      <path d="M10.5 14q1.5 -1.5 3 0M2.5 14l2 -7.5h2M21.5 14l-2 -7.5h-2" />
    </Icon>
  );
}

function PaymentIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="5" width="19" height="14" rx="2.5" />
      <path d="M2.5 10h19M6 15h4" />
    </Icon>
  );
}

function SpeechIcon(props: SvgProps) {
  return (
    <Icon {...props}>
      <path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-7l-5 4v-4H5a2 2 0 0 1 -2 -2V6a2 2 0 0 1 2 -2zM7.5 8.5h9M7.5 12.5h6" />
    </Icon>
  );
}
