import { useState } from 'react';
import { practice } from '@/content/practice';
import { Button } from '@/ui/button';
import styles from './map-embed.module.css';

/**
 * The map comes from a third party that learns who looks at it, so it is loaded when somebody asks
 * for it. Without scripts the link leads to the same map.
 */
export function MapEmbed() {
  const [shown, setShown] = useState(false);
  const { address, map, name } = practice;
  if (shown) {
    return (
      <iframe
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
      <Button
        look="outline"
        type="button"
        onClick={() => {
          setShown(true);
        }}
      >
        Show the map
      </Button>
      <p>
        The map comes from Google, which then sees your address on the net. Or{' '}
        <a href={map.url} target="_blank" rel="noopener">
          open it in a new tab
        </a>
        .
      </p>
    </div>
  );
}
