import { Drops } from '@/pictures/services/drops';
import { OvernightLens } from '@/pictures/services/overnight-lens';
import { SoftLens } from '@/pictures/services/soft-lens';
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
