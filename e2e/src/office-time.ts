/** A Friday morning. The example's office is in New Jersey, open Tuesday to Saturday from 9:00 AM to 5:00 PM. */
export const fridayMorning = new Date('2026-11-20T15:00:00Z');
