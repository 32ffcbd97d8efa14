/**
 * The practice's own facts, written once. The pages, the structured data, the mails and the error
 * sentences all read them from here. The backend imports this file too, so it imports nothing.
 */
export const practice = {
  /** While true, `make preflight`, the dashboard and the footer say that all this is invented. */
  sample: true as boolean,
  name: 'Station Lens Optometry',
  shortName: 'Station Lens',
  phone: { display: '(732) 555-0142', href: 'tel:+17325550142', e164: '+1-732-555-0142' },
  address: {
    street: '100 Sample Street',
    city: 'Metuchen',
    state: 'NJ',
    zip: '08840',
    country: 'US',
  },
  /** Decimal degrees, WGS 84, at least five decimals: the town centre, until the real door is known. */
  geo: { latitude: 40.54175, longitude: -74.36324 },
  /** Times are local, 24 h. Days not named here are closed. */
  hours: [
    { day: 'Tuesday', opens: '09:00', closes: '17:00' },
    { day: 'Wednesday', opens: '09:00', closes: '17:00' },
    { day: 'Thursday', opens: '09:00', closes: '17:00' },
    { day: 'Friday', opens: '09:00', closes: '17:00' },
    { day: 'Saturday', opens: '09:00', closes: '17:00' },
  ],
  openDays: 'Tuesday to Saturday',
  openTimes: '9:00 AM to 5:00 PM',
  closedSummary: 'Closed Sunday and Monday',
  timeZone: 'America/New_York',
  /** Days closed beyond the weekly rhythm, as ISO dates. */
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2027-01-01', reason: "New Year's Day" },
  ],
  bookingUrl: 'https://booking.example.com/station-lens-optometry',
  map: {
    url: 'https://www.google.com/maps/search/?api=1&query=Metuchen+NJ+08840',
    embedUrl: 'https://www.google.com/maps?q=Metuchen+NJ+08840&output=embed',
  },
  social: [
    { name: 'Facebook', url: 'https://facebook.example.com/station-lens-optometry' },
    { name: 'Instagram', url: 'https://instagram.example.com/station-lens-optometry' },
  ],
  rating: { average: 4.9, count: 200, countText: 'over 200 reviews' },
  priceRange: '$$',
  paymentAccepted: ['Cash', 'Credit card', 'Debit card', 'FSA and HSA cards'],
  insurers: ['VSP', 'EyeMed', 'Davis Vision', 'Aetna', 'Blue Cross Blue Shield', 'Medicare'],
  copyrightYear: 2025,
} as const;
