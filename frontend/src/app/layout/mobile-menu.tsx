import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { BookingLink } from '@/components/booking-link';
import { Button } from '@/components/button';
import { CloseIcon, MenuIcon } from '@/components/icons';
import { PhoneLink } from '@/components/phone-link';
import { UrgentLink } from '@/components/urgent-link';
import styles from './mobile-menu.module.css';
import { Navigation } from './navigation';
import { useFocusTrap } from './use-focus-trap';

const MENU_ID = 'mobile-menu';

/**
 * A popover, which the browser opens and closes (toggle, backdrop, Escape) even without scripts. After
 * hydration, choosing an item closes it, and the focus is trapped inside.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    // Don't close a menu that was opened before hydration.
    if (openedAt.current !== key) menu.current?.togglePopover(false);
    openedAt.current = key;
  }, [key]);
  useFocusTrap(menu);

  return (
    <>
      <Button variant="outline" type="button" popoverTarget={MENU_ID}>
        <MenuIcon />
        Menu
      </Button>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <Button
            variant="outline"
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            autoFocus
          >
            <CloseIcon />
            Close
          </Button>
        </div>
        <UrgentLink className={styles.urgent} />
        <Navigation label="Menu" column />
        <div className={styles.actions}>
          <BookingLink>Book an Appointment</BookingLink>
          <PhoneLink className={styles.call} />
        </div>
      </div>
    </>
  );
}
