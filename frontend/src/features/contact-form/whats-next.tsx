import type { ReactNode } from 'react';
import { icon } from '@/components/icons';
import { PhoneLink } from '@/components/links';
import { t } from 'shared/t';

export const SentIcon = icon(
  <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM8 12.5l3 3l5.5 -6.5" />,
);

/** After a message was sent. The first item says when we answer. */
export const WhatsNext = ({ children }: { children: ReactNode }) => (
  <ul>
    {children}
    <li>
      {t('We answer by email, or call you. ')}
      <a href="/contact.vcf" target="_self">
        {t('Add us to your contacts')}
      </a>
      {t(', so you’ll know that it’s us.')}
    </li>
    <li>
      {t('Haven’t heard from us? Look among your junk mail, then call ')}
      <PhoneLink />.
    </li>
  </ul>
);
