import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { t } from 'shared/t';
import { CloseIcon } from '../icons';
import layout from '../layout.module.css';
import { dismissToast, type ToastMessage, useToast } from './toast-store';
import styles from './toaster.module.css';

const AUTO_CLOSE_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** Announcements that aren't in the document are silent. */
const nowhere = () => new DocumentFragment();

/** Part of pages that show toasts. Renders nothing until the first toast. */
export function Toaster() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Toast.Provider
      label={t('Notification')}
      announcerContainer={toast.quiet ? nowhere() : undefined}
      duration={AUTO_CLOSE_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <Toast.Root
        key={toast.id}
        className={`${styles.toast} ${layout[toast.tone]}`}
        type={toast.tone === 'error' ? 'foreground' : 'background'}
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
      >
        <div>
          <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
          <Toast.Description>{toast.description}</Toast.Description>
        </div>
        <Toast.Close
          className={styles.close}
          aria-label={t('Close this notification')}
        >
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
      <Viewport key={toast.id} trigger={toast.trigger} />
    </Toast.Provider>
  );
}

/** The toast's position, which doesn't change when the page is scrolled. */
function Viewport({ trigger }: Pick<ToastMessage, 'trigger'>) {
  const [edge] = useState(() => toastPosition(trigger));
  return (
    <Toast.Viewport
      label={t('Notifications ({hotkey})')}
      className={`${styles.viewport} ${styles[edge]}`}
      hotkey={['F8']}
    />
  );
}

/**
 * The window edge that is farther from the last used control, so that the toast
 * doesn't cover it. A control that was removed counts as being at the top.
 */
function toastPosition(trigger: EventTarget | null): 'top' | 'bottom' {
  if (!(trigger instanceof Element)) return 'bottom';
  const { top, bottom } = trigger.getBoundingClientRect();
  return top + bottom > window.innerHeight ? 'top' : 'bottom';
}
