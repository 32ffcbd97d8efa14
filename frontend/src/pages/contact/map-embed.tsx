import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { useHydrated } from '@/components/use-hydrated';
import { practice } from '@/content/practice';
import { loadedRoute } from '@/seo/match-route';
import styles from './contact.module.css';

/** Asks for the map in the address, so that it is shown after a load too. */
const mapHash = '#map';

/**
 * The map comes from a third party that learns who looks at it, so it is loaded when somebody asks
 * for it. Without scripts the link leads to the same map. Only the contact page's own document may
 * hold the frame: who came here from another page of the site gets that document first.
 */
export function MapEmbed() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const { address, map, name } = practice;

  function show() {
    if (loadedRoute().id === 'contact') {
      setAsked(true);
    } else {
      window.history.replaceState(window.history.state, '', mapHash);
      window.location.reload();
    }
  }

  if (asked || (hydrated && hash === mapHash && loadedRoute().id === 'contact')) {
    return (
      <iframe
        id="map"
        className={styles.map}
        src={map.embedUrl}
        title={`Map: the way to ${name}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        allowFullScreen
      />
    );
  }
  return (
    <div className={styles.placeholder}>
      <p>
        {address.street}, {address.city}, {address.state} {address.zip}
      </p>
      <Button variant="outline" type="button" onClick={show}>
        Show the map
      </Button>
      <p>
        The map comes from Google, which then sees your address on the net. Or{' '}
        <a href={map.url} target="_blank" rel="noopener">
          open the map in a new tab
        </a>
        .
      </p>
    </div>
  );
}
