import { Drops } from '@/components/illustrations/services/drops';
import { OvernightLens } from '@/components/illustrations/services/overnight-lens';
import { SoftLens } from '@/components/illustrations/services/soft-lens';
import { offers } from '@/content/treatments';
import styles from './three-treatments.module.css';

export default function ThreeTreatments() {
  return (
    <div className={styles.row}>
      {offers('overnight-lenses') && <OvernightLens />}
      {offers('soft-lenses') && <SoftLens />}
      {offers('atropine') && <Drops />}
    </div>
  );
}
