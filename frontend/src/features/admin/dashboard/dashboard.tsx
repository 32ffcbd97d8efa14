import { seoRecords } from '@/registry/pages?data';
import { Button } from '@/ui/button';
import { useLogout } from '../session/logout';
import styles from './dashboard.module.css';
import { RecordCard } from './record-card';
import { summarize } from './summary';
import { SummaryCards } from './summary-cards';

const summary = summarize(seoRecords);

export function Dashboard() {
  const { mutate: logout, isPending } = useLogout();
  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>SEO Dashboard</h1>
        <Button
          look="outline"
          type="button"
          disabled={isPending}
          onClick={() => {
            logout();
          }}
        >
          Log out
        </Button>
      </header>
      <SummaryCards summary={summary} />
      <section aria-labelledby="records">
        <h2 id="records">Pages</h2>
        <ul className={styles.records}>
          {seoRecords.map((page) => (
            <RecordCard key={page.id} page={page} />
          ))}
        </ul>
      </section>
    </div>
  );
}
