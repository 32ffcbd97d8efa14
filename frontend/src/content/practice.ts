/** The practice's own facts, from `practice.yaml` of its folder: docs/decisions/practice-folder.md. */
export { practice, type OpeningSpan, type Week, type Weekday } from 'virtual:practice';
