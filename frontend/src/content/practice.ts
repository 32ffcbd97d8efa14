/** The practice's own facts, from its `practice.yaml`; see docs/decisions/practice-folder.md. */
export { practice, type OpeningSpan, type Week, type Weekday } from 'virtual:practice';
