export type Weekday =
  'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Local times, 24 h, with two digits each. */
export interface OpeningSpan {
  readonly opens: string;
  readonly closes: string;
}

/** A day without a span is closed; two spans leave a lunch break between them. */
export type Week = Readonly<Record<Weekday, readonly OpeningSpan[]>>;

/**
 * The one place where opening hours are written. Texts, the table, the form's advice and the
 * structured data are worked out from it (`opening-hours.ts`).
 */
const hours: Week = {
  Monday: [],
  Tuesday: [{ opens: '09:00', closes: '17:00' }],
  Wednesday: [{ opens: '09:00', closes: '17:00' }],
  Thursday: [{ opens: '09:00', closes: '17:00' }],
  Friday: [{ opens: '09:00', closes: '17:00' }],
  Saturday: [{ opens: '09:00', closes: '17:00' }],
  Sunday: [],
};

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
  hours,
  timeZone: 'America/New_York',
  /** Days closed beyond the weekly rhythm, as ISO dates. */
  closures: [
    { date: '2026-11-26', reason: 'Thanksgiving' },
    { date: '2026-12-25', reason: 'Christmas Day' },
    { date: '2027-01-01', reason: "New Year's Day" },
  ],
  /** Where people go when we're closed, by a name that a taxi driver knows. */
  emergencyRoom: 'JFK University Medical Center in Edison',
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
