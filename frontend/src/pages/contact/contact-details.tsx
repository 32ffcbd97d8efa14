import { Card, CardGrid } from '@/components/card-grid';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { useOpenStatus } from '@/components/opening-hours';
import { VisuallyHidden } from '@/components/visually-hidden';
import { table } from '@/content/opening-details?data';
import { closed } from '@/content/opening-hours?data';
import type { OpenStatus } from '@/content/open-status';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './contact.module.css';
import { HolidayClosures, LanguagesCard } from './sections.static';

export function ContactDetails() {
  const { address, map, name } = practice;
  return (
    <Section id="hours" title={t('Hours, address and phone')}>
      <CardGrid>
        <Card title={t('Office hours')}>
          <OfficeHours />
          <HolidayClosures />
        </Card>
        <Card title={t('Address and phone')}>
          <address>
            {name}
            <br />
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <PhoneLink />
          <a href={map.url} target="_blank" rel="noopener">
            {t('Open the map in a new tab')}
          </a>
        </Card>
        <LanguagesCard />
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
        {status ? t('Today, {today}:', { today: status.today }) : closed}
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
                      <VisuallyHidden>{t(' (today)')}</VisuallyHidden>
                    </span>
                  )}
                </th>
                <td>{times || t('Closed')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function timesToday({ today, closedFor }: OpenStatus): string {
  if (closedFor) return t('Closed for {reason}', { reason: closedFor });
  const times = table.find(({ days }) => days === today)?.times ?? '';
  return times || t('Closed');
}
