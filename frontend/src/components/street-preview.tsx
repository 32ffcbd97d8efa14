import { Illustration } from './illustration';
import street from './illustrations/main-street.svg?illustration';
import styles from './street-preview.module.css';

/** A street out of focus, but for what's in the lens. */
export const StreetPreview = () => (
  <div className={styles.street}>
    <Illustration file={street} alt="" />
    <Illustration file={street} alt="" />
  </div>
);
