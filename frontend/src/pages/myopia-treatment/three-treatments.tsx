import { Drops } from '@/components/illustrations/services/drops';
import { OvernightLens } from '@/components/illustrations/services/overnight-lens';
import { SoftLens } from '@/components/illustrations/services/soft-lens';
import styles from './three-treatments.module.css';

export default function ThreeTreatments() {
  return (
    <div className={styles.row}>
      <OvernightLens />
      <SoftLens />
      <Drops />
    </div>
  );
}
