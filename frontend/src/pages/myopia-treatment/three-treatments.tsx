import drops from '@/pictures/services/drops.tsx?drawing';
import overnightLens from '@/pictures/services/overnight-lens.tsx?drawing';
import softLens from '@/pictures/services/soft-lens.tsx?drawing';
import { Drawing } from '@/ui/drawing';
import styles from './three-treatments.module.css';

export function ThreeTreatments() {
  return (
    <div className={styles.row}>
      {[overnightLens, softLens, drops].map((file) => (
        <Drawing key={file.src} file={file} alt="" early />
      ))}
    </div>
  );
}
