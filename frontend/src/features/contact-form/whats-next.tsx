import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/links';
import { t } from 'shared/t';

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
