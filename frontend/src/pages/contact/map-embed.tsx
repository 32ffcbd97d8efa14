import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { useHydrated } from '@/components/hydration';
import { isServerReachable } from '@/components/recovery/connection';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { loadedRoute } from '@/seo/match-route';
import styles from './office.module.css';

/** Requests the map in the address, so it's also shown after a page load. */
const mapHash = '#map';

/**
 * The map comes from a third party that sees the visitor's IP address, so it
 * loads on request only. Without scripts the link leads to the same map. Only
 * the contact page's CSP allows the frame: after a navigation from another
 * page, the contact page is loaded first.
 */
export function MapEmbed() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const { map, name } = practice;

  async function show() {
    if (loadedRoute().id === 'contact') setAsked(true);
    else if (await isServerReachable()) {
      window.history.replaceState(window.history.state, '', mapHash);
      window.location.reload();
    }
  }

  if (
    asked ||
    (hydrated && hash === mapHash && loadedRoute().id === 'contact')
  ) {
    return (
      <iframe
        id="map"
        className={styles.map}
        src={map.embedUrl}
        title={t('Map: how to get to {name}', { name })}
        loading="lazy"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  }
  return (
    <>
      <div>
        <Button variant="outline" type="button" onClick={() => void show()}>
          {t('Show Google’s map')}
        </Button>
      </div>
      <p>
        {t(
          'It loads only if you ask for it, and Google then sees your IP address.',
        )}{' '}
        {t('You can also')}{' '}
        <a href={map.url} data-print="no" target="_blank" rel="noopener">
          {t('open the map in a new tab')}
        </a>
        .
      </p>
    </>
  );
}
