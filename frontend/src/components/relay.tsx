import { t } from 'shared/t';
import { PageLink } from './links';

/** Next to a phone number: for those who can't hear on the phone. */
export const Relay = () => (
  <p data-shared>
    {t('Deaf or hard of hearing? Call us through 711 relay, or ')}
    <PageLink to="contact" hash="#write">
      {t('write to us')}
    </PageLink>
    .
  </p>
);
