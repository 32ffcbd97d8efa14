import { Link, type LinkProps, useLocation } from 'react-router-dom';
import type { ComponentProps, ReactNode } from 'react';
import { phoneToday } from '@/content/phone';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { isEnglish, translationsOf } from '@/seo/languages';
import { matchRoute } from '@/seo/match-route';
import { routeById } from '@/seo/routes';
import { buttonClass } from './button';
import styles from './button.module.css';
import { WhenToCall } from './opening-hours';
import { VisuallyHidden } from './visually-hidden';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  to: string;
  hash?: `#${string}` | '';
  /** To the address without a slash, which the client adds. */
  slashless?: boolean;
}

/**
 * A link to a page by its id. Says so if that page is in another language,
 * which the browser loads.
 */
export function PageLink({
  to,
  hash = '',
  slashless = false,
  ...attributes
}: PageLinkProps) {
  const { path, canonical, language } = routeById(to);
  const address = `${slashless ? path : canonical}${hash}`;
  if (isEnglish || !language)
    return <Link to={address} discover="none" {...attributes} />;
  const { children, className } = attributes;
  return (
    <a href={address} hrefLang={language} className={className}>
      <span>
        {children}
        {t(' (in English)')}
      </span>
    </a>
  );
}

/**
 * A link to the questions about urgent signs: first in the menu on phones, and
 * on every page at any width.
 */
export const UrgentLink = ({
  className,
  children = t('Sudden change, pain or injury?'),
}: {
  className?: string;
  children?: ReactNode;
}) => (
  <PageLink to="something-just-happened" className={className}>
    {children}
  </PageLink>
);

/**
 * A tap-to-call link. By default, its text is the number. While the phone is
 * down, it leads to another number or to the form.
 */
export function PhoneLink({
  children,
  ...attributes
}: Omit<ComponentProps<'a'>, 'href'>) {
  const { href, display } = phoneToday();
  return (
    <a {...attributes} href={href} data-phone>
      {children ?? display}
    </a>
  );
}

/** A link that says “Call” and the number, or what to do instead. */
export const CallLink = (attributes: { className?: string }) => (
  <PhoneLink {...attributes}>{phoneToday().call}</PhoneLink>
);

/**
 * A part of a phone link that doesn't just say “Call” and the number, or a text
 * around one. The style sheet shows it only if the link leads to a call, or
 * only if it leads to the form.
 */
export const PhoneText = ({
  to,
  children,
}: {
  to: 'call' | 'write';
  children: ReactNode;
}) => <span data-phone-text={to}>{children}</span>;

/**
 * A plain link to the scheduling service, or a call to a practice that has
 * none. Works without scripts.
 */
export const BookingLink = ({
  children = t('Book an Appointment'),
}: {
  children?: ReactNode;
}) =>
  practice.bookingUrl ? (
    <a
      className={buttonClass('booking')}
      href={practice.bookingUrl}
      data-print="no"
      target="_blank"
      rel="noopener"
    >
      {children}
      <VisuallyHidden>
        {t(' (opens our scheduling page in a new tab)')}
      </VisuallyHidden>
    </a>
  ) : (
    <CallToBook />
  );

/** While no one answers the phone, the form is next to it. */
const CallToBook = () => (
  <>
    <PhoneLink
      className={`${buttonClass('booking')} ${styles.call}`}
      data-print="no"
    >
      <PhoneText to="call">
        <WhenToCall />
      </PhoneText>
      <PhoneText to="write">{t('Write to us')}</PhoneText>
    </PhoneLink>
    <PageLink to="contact" hash="#write" className={styles.whileClosed}>
      {t('Or write to us')}
    </PageLink>
  </>
);

/** Links to this page in other languages, or to its home page. */
export function LanguageLinks({
  className,
}: {
  className?: string | undefined;
}) {
  const { id, canonical } = matchRoute(useLocation().pathname);
  const own = translationsOf(id, canonical);
  const shown =
    own.length > 0 ? own : translationsOf('home', routeById('home').canonical);
  return shown.map(({ language, name, canonical }) => (
    <a
      key={language}
      className={className}
      href={canonical}
      hrefLang={language}
      lang={language}
    >
      {name}
    </a>
  ));
}
