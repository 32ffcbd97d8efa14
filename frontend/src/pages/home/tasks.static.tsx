import { AlertIcon } from '@/components/icons';
import { EyeChartIcon, GlassesIcon, PaymentIcon, SpeechIcon } from '@/components/tiles/tile-icons';
import { LanguageTile, Tile, Tiles } from '@/components/tiles/tiles';
import { spanish } from '@/content/languages';
import { t } from 'shared/t';
import { translationsOf } from '@/seo/languages';
import styles from './home.module.css';
import { page } from './page';

const translations = translationsOf(page.id, page.canonical);

/** What visitors come for most, each with a link to the section that answers. */
export function Tasks() {
  return (
    <>
      <h2 className={styles.tasksHeading}>{t('What do you need?')}</h2>
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
        {translations.map((translation) => (
          <LanguageTile
            key={translation.language}
            translation={translation}
            icon={<SpeechIcon />}
          />
        ))}
        {translations.length === 0 && (spanish.frontDesk || spanish.exams) && (
          <Tile to="new-patients" hash="#languages" icon={<SpeechIcon />}>
            <span lang="es">Español</span>
          </Tile>
        )}
      </Tiles>
    </>
  );
}
