import { Statement, words } from '@/components/statement/statement';

export default function RarelySay() {
  return (
    <Statement>
      <p className={words}>
        Children rarely say they can’t see well, because blurry is all they know.
      </p>
    </Statement>
  );
}
