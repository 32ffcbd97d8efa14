import { AlertIcon } from '@/components/icons';
import { EyeChartIcon, GlassesIcon, PaymentIcon, SpeechIcon } from '@/components/tiles/tile-icons';
import { Tile, Tiles } from '@/components/tiles/tiles';
import { spanish } from '@/content/languages';
import styles from './home.module.css';

/** What visitors come for most, each with a link to the section that answers. */
export default function Tasks() {
  return (
    <>
      <h2 className={styles.tasksHeading}>What do you need?</h2>
      <Tiles>
        <Tile to="for-kids" hash="#screening" icon={<EyeChartIcon />}>
          Failed a vision screening
        </Tile>
        <Tile to="something-just-happened" icon={<AlertIcon />}>
          Sudden change or injury
        </Tile>
        <Tile to="services" hash="#eyewear" icon={<GlassesIcon />}>
          New glasses or contacts
        </Tile>
        <Tile to="new-patients" hash="#cost" icon={<PaymentIcon />}>
          Cost and insurance
        </Tile>
        {(spanish.frontDesk || spanish.exams) && (
          <Tile to="new-patients" hash="#languages" icon={<SpeechIcon />}>
            <span lang="es">Español</span>
          </Tile>
        )}
      </Tiles>
    </>
  );
}
