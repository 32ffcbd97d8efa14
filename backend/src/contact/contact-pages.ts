/** Where a form that was posted without JavaScript is sent on to. */
export const contactPages = { sent: '/contact/sent/', notSent: '/contact/not-sent/' } as const;
