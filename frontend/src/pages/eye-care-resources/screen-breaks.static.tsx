import { Cite } from '@/components/cite';
import { Statement, words } from '@/components/statement/statement';

export function ScreenBreaks() {
  return (
    <Statement>
      <p className={words}>
        Every 20 minutes, look at something 20 feet away for 20 seconds.
        <Cite id="screen-breaks" />
      </p>
    </Statement>
  );
}
