import { NavLink } from 'react-router-dom';
import { navigationPages } from '@/registry/lists';
import styles from './navigation.module.css';

/** The pages of the header in the order of the registry; the current one is marked. */
export function Navigation({ label, column = false }: { label: string; column?: boolean }) {
  return (
    <nav aria-label={label}>
      <ul className={column ? styles.column : styles.row}>
        {navigationPages.map(({ id, navigation }) => (
          <li key={id}>
            <NavLink to={navigation.href} className={styles.link}>
              {navigation.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
