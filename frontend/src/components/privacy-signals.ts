declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
    connection?: { saveData?: boolean };
  }
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeTracked(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}
