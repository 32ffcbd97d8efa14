import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { CloseIcon } from '../icons';
import { toastPosition } from './toast-position';
import { dismissToast, useToast, type ToastMessage } from './toast-store';
import styles from './toaster.module.css';

const AUTO_CLOSE_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** Part of pages that show toasts. Renders nothing until the first toast. */
export function Toaster() {
  const toast = useToast();
  if (!toast) return null;
  return (
    <Toast.Provider duration={AUTO_CLOSE_MS} swipeThreshold={SWIPE_THRESHOLD_PX}>
      <Toast.Root
        key={toast.id}
        className={`${styles.toast} ${styles[toast.tone]}`}
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
        <Toast.Close className={styles.close} aria-label="Close this notification">
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
      <Viewport key={toast.id} used={toast.used} />
    </Toast.Provider>
  );
}

/** The toast's position, which doesn't change when the page is scrolled. */
function Viewport({ used }: Pick<ToastMessage, 'used'>) {
  const [edge] = useState(() => toastPosition(used));
  return <Toast.Viewport className={`${styles.viewport} ${styles[edge]}`} hotkey={['F8']} />;
}
