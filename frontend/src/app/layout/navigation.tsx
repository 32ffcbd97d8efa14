import { NavLink } from 'react-router-dom';
import { navigationRoutes } from '@/seo/routes';
import styles from './navigation.module.css';

/** The header's links in the order of the registry. */
export function Navigation({ label, column = false }: { label: string; column?: boolean }) {
  return (
    <nav aria-label={label}>
      <ul className={column ? styles.column : styles.row}>
        {navigationRoutes.map(({ id, navigation, label: name }) => (
          <li key={id}>
            <NavLink to={navigation} discover="none" className={styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
