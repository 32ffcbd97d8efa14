import { PageLink } from '../links';
import styles from './sign-link.module.css';
import { SignPicture } from './sign-picture';

interface SignLinkProps {
  to: string;
  /** The place of its picture in the file, from 0. */
  picture: number;
  /** Whether it stands out, in red. */
  isUrgent?: boolean;
  children: string;
}

/** A sign as a row with its picture, which leads to what to do. */
export const SignLink = ({
  to,
  picture,
  isUrgent = false,
  children,
}: SignLinkProps) => (
  <PageLink
    to={to}
    className={isUrgent ? `${styles.link} ${styles.urgent}` : styles.link}
  >
    <SignPicture place={picture} />
    <span>{children}</span>
  </PageLink>
);
