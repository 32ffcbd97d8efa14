/**
 * The panels that the other sections show, in one script: it compresses better
 * than one for each.
 */
export { ActivityPanel } from '../activity/activity-panel';
export { LiveCheckPanel } from '../live-check/live-check-panel';
export { MessagesPanel } from '../messages/messages-panel';
export { Needs, SampleContent, SearchConsole } from '../overview/overview';
export { EligibleTypes, SchemaTypes, SummaryCards } from '../overview/summary';
export { RecordsPanel } from '../records/records-panel';
export { VitalsPanels } from '../vitals/vitals-panels';
