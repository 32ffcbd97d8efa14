declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export const asksNotToBeTracked = (): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
