import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { t } from 'shared/t';
import styles from './for-kids.module.css';

export function ParentTips() {
  return (
    <Section id="tips" title={t('Tips for exam day')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{t('Before')}</h3>
          <ul>
            <li>{t('Pick a time when your child is rested and fed.')}</li>
            <li>{t('Say what’s coming: lights, pictures, maybe eye drops.')}</li>
            <li>{t('Don’t promise “it won’t hurt.”')}</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>{t('During')}</h3>
          <ul>
            <li>{t('Stay in the room. Small children can sit on your lap.')}</li>
            <li>{t('Let your child answer. Wrong answers help us, too.')}</li>
          </ul>
        </div>
        <div className={styles.column}>
          <h3>{t('After')}</h3>
          <ul>
            <li>
              {t('After drops, your child needs sunglasses and an afternoon without homework.')}
              <Cite id="dilation-blur-hours" />
            </li>
            <li>
              {t('Have your child wear new glasses all day from day one, unless we say otherwise.')}
            </li>
            <li>{t('Ask us for a letter for school or camp.')}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
