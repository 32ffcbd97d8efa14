import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/button';
import { Cites } from '@/components/cite';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import {
  astigmatism,
  childViews,
  type EyeView,
  eyeDiseases,
  nearsightedness,
} from './conditions';
import { Book, MainStreet } from './main-street';
import styleSheet from './see-as.css?url';
import { hashOf, readHash, scaleOf, type State } from './state';
import { inWords } from './vision';
import { printSheet } from '../print-sheet';

type Views = readonly [EyeView, ...EyeView[]];

const forChildren: Views = [nearsightedness, ...childViews];
const forAdults: Views = [...eyeDiseases, nearsightedness, astigmatism];

/** A street as children see it whose eyes need help. */
export const SeeAsChild = () => <SeeAs views={forChildren} />;

/** A street as eye diseases can change it, and what's common at any age. */
export const SeeAsAdult = () => <SeeAs views={forAdults} />;

/** How strong a condition is when it's chosen. */
const start = 2;

/** Writes the address once the visitor pauses: Safari limits how often. */
const ADDRESS_DELAY_MS = 300;

function SeeAs({ views }: { views: Views }) {
  const id = useId();
  const [{ view, strength }, setState] = useState<State>(
    () => readHash(location.hash, views) ?? { view: views[0], strength: start },
  );
  const hash = hashOf({ view, strength });
  const scale = scaleOf(view);
  const label = scale.label(strength);

  // A link to another view, on the same page.
  useEffect(() => {
    const follow = () => {
      const linked = readHash(location.hash, views);
      if (linked) setState(linked);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [views]);

  useEffect(() => {
    const timer = setTimeout(
      () => history.replaceState(history.state, '', hash),
      ADDRESS_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [hash]);

  return (
    <>
      {/* React shows the tool once it's loaded. */}
      <link rel="stylesheet" href={styleSheet} precedence="tool" />
      <div className="see-as" data-bleeds>
        <Picture view={view} strength={strength} />
        <fieldset>
          <legend>{t('See the street with')}</legend>
          <div className="see-as-choices">
            {views.map((one) => (
              <label key={one.id} className="see-as-choice">
                <input
                  type="radio"
                  name={`${id}view`}
                  checked={view === one}
                  onChange={() => setState({ view: one, strength: start })}
                />
                {one.name}
              </label>
            ))}
          </div>
        </fieldset>
        <label className="see-as-strength">
          {label}
          <input
            type="range"
            min={0}
            max={scale.max}
            step={scale.step}
            value={strength}
            aria-valuetext={label}
            onChange={({ currentTarget }) =>
              setState({ view, strength: currentTarget.valueAsNumber })
            }
          />
        </label>
        <div className={layout.stack}>
          <p>
            {/* Without the marks, which would be announced, too. */}
            <span role="status">{describe({ view, strength })}</span>
            <Cites ids={view.claims} />
          </p>
          {view.more && (
            <PageLink to={view.more.page} hash={view.more.hash}>
              {view.more.text}
            </PageLink>
          )}
          <p>
            <small>
              {caution(view)}{' '}
              <PageLink to="eye-care-resources" hash="#conditions">
                {t('Where these pictures come from')}
              </PageLink>
            </small>
          </p>
        </div>
      </div>
      <Share hash={hash} view={view} strength={strength} />
    </>
  );
}

function describe({ view, strength }: State): string {
  if (view === nearsightedness) return inWords(strength);
  return strength === 0
    ? t('Without it, the street and the book are sharp.')
    : view.text;
}

const caution = (view: EyeView): string =>
  view.more
    ? t(
        'No picture shows what it’s really like. Diseases differ from person to person, and the brain can fill in what’s missing, so people may not notice. The steps aren’t stages of a disease: pick the one that comes closest.',
      )
    : t(
        'The blur is an estimate, for a street that fills 40 degrees of your view and a pupil of 4 millimeters. In the dark, pupils are wider and the blur is worse. People squint and guess, so they often read more than this picture suggests.',
      );

/** The street. While the picture or its button is pressed, without the condition. */
function Picture({ view, strength }: State) {
  const id = useId();
  const [pressed, setPressed] = useState(false);
  const release = () => setPressed(false);
  return (
    <button
      type="button"
      className="see-as-picture"
      onPointerDown={() => setPressed(true)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onKeyDown={({ key }) => setPressed(key === ' ' || key === 'Enter')}
      onKeyUp={release}
      onBlur={release}
      // A long press on a touchscreen.
      onContextMenu={(event) => event.preventDefault()}
    >
      <Scene id={id} view={view} strength={pressed ? 0 : strength} />
      <span className="see-as-press">
        {pressed ? t('Without it') : t('Press and hold: without it')}
      </span>
    </button>
  );
}

interface SceneProps extends State {
  id: string;
  /** Without it, it's decorative. */
  label?: string;
}

function Scene({ id, view, strength, label }: SceneProps) {
  return (
    <svg
      viewBox="0 -80 640 480"
      fill="none"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <g id={`${id}scene`}>
          <MainStreet />
          <Book />
        </g>
      </defs>
      {strength === 0 ? (
        <use href={`#${id}scene`} />
      ) : (
        <view.View
          id={id}
          href={`#${id}scene`}
          by={scaleOf(view).amount(strength)}
        />
      )}
    </svg>
  );
}

/** A link to this view, and a postcard of it. Nothing is sent. */
function Share({ hash, view, strength }: State & { hash: string }) {
  const id = useId();
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');
  const link = new URL(hash, location.href).href;

  async function share() {
    setStatus('');
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ url: link });
        return;
      }
      await navigator.clipboard.writeText(link);
      setStatus(t('The link is copied. Paste it into a message.'));
    } catch (error) {
      // Not if the visitor closed the list of apps.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus(t('Copy this link: {link}', { link }));
    }
  }

  return (
    <div className="see-as-share">
      <h3>{t('Show the family')}</h3>
      <p>
        {t(
          'Some things can’t be explained. Send this view, or print it as a postcard.',
        )}
      </p>
      <label>
        {t('Whose eyes are these? Only the postcard says it.')}
        <input
          autoComplete="off"
          maxLength={30}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <div className={layout.row}>
        <Button type="button" onClick={() => void share()}>
          {t('Send a link')}
        </Button>
        <Button variant="outline" type="button" onClick={printSheet}>
          {t('Print a postcard')}
        </Button>
      </div>
      <p role="status">{status}</p>
      <div data-sheet="postcard" className="see-as-postcard">
        <Scene id={id} view={view} strength={strength} label={view.name} />
        <div className="see-as-back">
          <div>
            <h3>
              {name.trim()
                ? t('This is how {name} sees a street.', {
                    name: name.trim(),
                  })
                : t('This is how I see a street.')}
            </h3>
            <p>
              {view.name}. {scaleOf(view).label(strength)}.{' '}
              {describe({ view, strength })}
            </p>
            <p>
              <small>{caution(view)}</small>
            </p>
            <p>
              <small>
                {practice.name}, <PhoneLink />
                <br />
                {link}
              </small>
            </p>
          </div>
          <div className="see-as-to">
            <div />
            <div />
            <div />
          </div>
        </div>
      </div>
    </div>
  );
}
