import { EyeChart } from '@/components/eye-chart/eye-chart';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { practice } from '@/content/practice';
import { Brand } from './layout/header';
import header from './layout/header.module.css';

/**
 * A page that nginx answers if it rejects a request. It's small and has no
 * scripts: it can be served at any address, where the application would show
 * another page.
 */
export const ErrorPage = ({
  heading,
  text,
}: {
  heading: string;
  text: string;
}) => (
  <>
    <title>{`${heading} | ${practice.name}`}</title>
    <meta name="robots" content="noindex" />
    <header className={header.header}>
      <div className={`${layout.row} ${header.bar}`}>
        <Brand />
      </div>
    </header>
    <main>
      <EyeChart heading={heading}>
        <p>{text}</p>
        <p>
          Go to <PageLink to="home">our home page</PageLink>, or call us at{' '}
          <PhoneLink />.
        </p>
      </EyeChart>
    </main>
  </>
);
