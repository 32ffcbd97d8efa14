import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { CloseIcon, MenuIcon } from '@/components/icons';
import layout from '@/components/layout.module.css';
import {
  BookingLink,
  LanguageLinks,
  PageLink,
  PhoneLink,
  UrgentLink,
} from '@/components/links';
import { useUrgency } from '@/components/urgent/by-destination';
import { t } from 'shared/t';
import { navigationRoutes } from '@/seo/routes';
import styles from './navigation.module.css';
import { SocialLinks } from './social-links';

/** The header's links in the order of the registry. */
export const Navigation = ({
  label,
  column = false,
}: {
  label: string;
  column?: boolean;
}) => (
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

/**
 * Safari before 17 and Firefox before 125 have none. There, a class opens the
 * menu, once the page is hydrated.
 */
const hasPopovers = !import.meta.env.SSR && 'popover' in HTMLElement.prototype;

function toggle(menu: HTMLElement | null, force?: boolean): void {
  if (hasPopovers) menu?.togglePopover(force);
  else menu?.classList.toggle(styles.open ?? '', force);
}

/** Keeps Tab inside the menu. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !hasPopovers) return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a, button');
  const first = stops.item(0);
  const last = stops.item(stops.length - 1);
  // After a tap on its background, the menu itself has the focus.
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last];
  if (!leaving.some((one) => one === event.target)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

const MENU_ID = 'mobile-menu';

/**
 * A popover, which the browser opens and closes (toggle, backdrop, Escape) even
 * without scripts. After hydration, choosing an item closes it, and the focus
 * is trapped inside.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const urgency = useUrgency();
  const openedAt = useRef(key);

  useEffect(() => {
    // Don't close a menu that was opened before hydration.
    if (openedAt.current !== key) toggle(menu.current, false);
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    if (hasPopovers) return undefined;
    const leave = new AbortController();
    const opener = menu.current?.previousElementSibling as HTMLElement | null;
    function closeOnEscape({ key }: globalThis.KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.getClientRects().length) return;
      toggle(menu.current, false);
      opener?.focus();
    }
    function closeOnTapBeside({ target }: Event) {
      const isInside = [menu.current, opener].some((part) =>
        part?.contains(target as Node),
      );
      if (!isInside) toggle(menu.current, false);
    }
    document.addEventListener('keydown', closeOnEscape, leave);
    document.addEventListener('pointerdown', closeOnTapBeside, leave);
    return () => leave.abort();
  }, []);
  // The browser does it by the attributes.
  const withoutPopovers = {
    onClick() {
      if (!hasPopovers) toggle(menu.current);
    },
  };
  /** Those that lead out, too: to book, to call, to a social network. */
  function closeOnLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) toggle(menu.current, false);
  }

  return (
    <>
      <Button
        variant="outline"
        type="button"
        popoverTarget={MENU_ID}
        {...withoutPopovers}
      >
        <MenuIcon />
        {t('Menu')}
      </Button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        tabIndex={-1}
        className={styles.menu}
        onClick={closeOnLink}
        onKeyDown={keepInside}
      >
        <div className={styles.head}>
          <Button
            variant="outline"
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            autoFocus
            {...withoutPopovers}
          >
            <CloseIcon />
            {t('Close')}
          </Button>
        </div>
        <UrgentLink className={`${layout.prominent} ${styles.urgent}`} />
        <Navigation label={t('Menu')} column />
        {/* The page itself says whom to call about something urgent. */}
        {!urgency && (
          <div className={styles.actions}>
            <BookingLink />
            <PhoneLink className={`${layout.prominent} ${styles.call}`} />
          </div>
        )}
        <div className={`${layout.row} ${styles.more}`}>
          <PageLink to="reading-comfort">{t('Reading comfort')}</PageLink>
          <LanguageLinks />
          <SocialLinks />
        </div>
      </div>
    </>
  );
}
