import { Card, CardGrid } from '@/components/card-grid';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { closures } from '@/content/closures';
import { languageNotes } from '@/content/languages';
import { table } from '@/content/opening-details?data';
import { practice } from '@/content/practice';
import styles from './contact.module.css';

export default function ContactDetails() {
  const { address, map, name } = practice;
  return (
    <Section id="hours" title="Address, phone and hours">
      <CardGrid>
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

function OfficeHours() {
  return (
    <table className={styles.hours}>
      <tbody>
        {table.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times || 'Closed'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
