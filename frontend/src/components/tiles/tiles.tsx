import type { ReactNode } from 'react';
import { PageLink } from '@/components/links';
import styles from './tiles.module.css';

interface TileProps {
  to: string;
  hash?: `#${string}` | '';
  icon?: ReactNode;
  children: ReactNode;
}

/** A large link. */
export const Tile = ({ to, hash, icon, children }: TileProps) => (
  <li>
    <PageLink to={to} hash={hash} className={styles.tile}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span>{children}</span>
    </PageLink>
  </li>
);

/** A grid of large links: one column on phones. */
export function Tiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>;
}
