import styles from './care-card.module.css';
import signs from './signs.svg?illustration';

/** The width and height of each drawing in the file. */
const size = 48;

interface SignPictureProps {
  /** Its place in the file, from 0. */
  place: number;
}

/** What a sign looks like, through a lens. All are in one file. */
export const SignPicture = ({ place }: SignPictureProps) => (
  <img
    src={`${signs.src}#svgView(viewBox(0,${size * place},${size},${size}))`}
    width={size}
    height={size}
    alt=""
    className={styles.picture}
    loading="lazy"
  />
);
