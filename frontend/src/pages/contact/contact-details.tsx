import { Card, CardGrid } from '@/components/card-grid';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { useOpenStatus } from '@/components/use-open-status';
import { VisuallyHidden } from '@/components/visually-hidden';
import { closures } from '@/content/closures';
import { languageNotes } from '@/content/languages';
import { table } from '@/content/opening-details?data';
import { closed } from '@/content/opening-hours?data';
import type { OpenStatus } from '@/content/open-status';
import { practice } from '@/content/practice';
import styles from './contact.module.css';

export function ContactDetails() {
  const { address, map, name } = practice;
  return (
    <Section id="hours" title="Hours, address and phone">
      <CardGrid>
        <Card title="Office hours">
          <OfficeHours />
          {closures.length > 0 && (
            <>
              <h3>Holiday closures</h3>
              <ul className={styles.closures}>
                {closures.map(({ date, day, reason }) => (
                  <li key={date}>
                    Closed <time dateTime={date}>{day}</time> ({reason})
                  </li>
                ))}
              </ul>
            </>
          )}
        </Card>
        <Card title="Address and phone">
          <address>
            {name}
            <br />
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <PhoneLink />
          <a href={map.url} target="_blank" rel="noopener">
            Open the map in a new tab
          </a>
        </Card>
        {languageNotes.length > 0 && (
          <Card title="Languages and interpreters">
            {languageNotes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Card>
        )}
      </CardGrid>
    </Section>
  );
}

/** With today marked once it's known. The line above the table has room for it. */
function OfficeHours() {
  const status = useOpenStatus();
  return (
    <>
      <p className={styles.today} data-door-sign>
        {status ? `Today, ${status.today}:` : closed}
        <br />
        {status && timesToday(status)}
      </p>
      <table className={styles.hours}>
        <tbody>
          {table.map(({ days, times }) => {
            const isToday = days === status?.today;
            return (
              <tr key={days} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {days}
                  {isToday && (
                    <span data-door-sign>
                      <VisuallyHidden> (today)</VisuallyHidden>
                    </span>
                  )}
                </th>
                <td>{times || 'Closed'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function timesToday({ today, closedFor }: OpenStatus): string {
  if (closedFor) return `Closed for ${closedFor}`;
  const times = table.find(({ days }) => days === today)?.times ?? '';
  return times || 'Closed';
}
