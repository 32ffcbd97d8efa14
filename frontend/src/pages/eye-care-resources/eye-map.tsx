import { Cite, Cites } from '@/components/cite';
import { Canvas } from '@/components/illustrations/canvas';
import {
  amber,
  clay,
  cream,
  glass,
  line,
  pine,
  stone,
} from '@/components/illustrations/palette';
import layout from '@/components/layout.module.css';
import { DescriptionList } from '@/components/lists';
import { Section } from '@/components/section';
import { eyeOutlines, type EyePart, eyeParts } from './eye-parts';
import styles from './eye-map.module.css';
import { WhatToDo } from './what-to-do';

/**
 * What each part of the eye does, and what can go wrong with it, beside a
 * drawing that lights the part whose row is read, pointed at or focused. The
 * style sheet does that.
 */
export const EyeMap = () => (
  <Section id="eye" title="Parts of the eye, and what can go wrong" tone="sand">
    <div className={styles.map}>
      <div className={styles.drawing}>
        <Eye />
      </div>
      <div className={layout.swipe}>
        <DescriptionList
          items={eyeParts.map(({ name, does, source, wrong, claims, sign }) => [
            name,
            <>
              {does}
              <Cite id={source} /> {wrong}
              <Cites ids={claims} /> {sign && <WhatToDo sign={sign} />}
            </>,
          ])}
        />
      </div>
    </div>
  </Section>
);

/** A cross section, with light that meets on the retina. */
const Eye = () => (
  <Canvas
    size={[640, 420]}
    label={`The eye from the side, with its parts: ${eyeParts.map(({ name }) => name.toLowerCase()).join(', ')}`}
  >
    <path
      d="M14 184h150M14 214h150M14 244h150"
      stroke={amber}
      strokeWidth="4"
    />
    <g stroke={line} strokeWidth="3">
      <path d={eyeOutlines.nerve} fill={pine} />
      <path d="M430 270l46 26M422 280l44 25" stroke={cream} strokeWidth="2" />
      <path d={eyeOutlines.cornea} fill={glass} />
      <path
        d="M221 150a114 114 0 1 1 0 128q-14 -64 0 -128z"
        fill={cream}
        stroke="none"
      />
      <path d={eyeOutlines.retina} stroke={clay} strokeWidth="9" />
      <path
        d="M208 144a128 128 0 1 1 0 140l13 -6a114 114 0 1 0 0 -128z"
        fill={stone}
      />
      <path d="M212 160l-2 32M210 236l2 32" stroke={pine} strokeWidth="11" />
      <path d={eyeOutlines.lens} fill={glass} />
    </g>
    <path
      d="M164 184l72 9l186 21M164 214h254M164 244l72 -9l186 -21"
      stroke={amber}
      strokeWidth="4"
    />
    <circle
      cx="424"
      cy="214"
      r="9"
      fill={amber}
      stroke={line}
      strokeWidth="3"
    />
    <g>
      {eyeParts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </g>
  </Canvas>
);

/** An average letter of the labels, in the drawing's units. */
const LETTER = 15.5;

function Part({ name, outline, leader, label: [x, y, anchor] }: EyePart) {
  const width = name.length * LETTER;
  const start = { start: 0, middle: width / 2, end: width }[anchor ?? 'start'];
  return (
    <g className={styles.part}>
      <path d={leader} className={styles.halo} />
      <path d={leader} className={styles.leader} />
      <path d={outline} className={styles.casing} />
      <path d={outline} className={styles.light} />
      <rect
        x={x - start - 14}
        y={y - 33}
        width={width + 28}
        height="46"
        rx="23"
        className={styles.marker}
      />
      <text x={x} y={y} textAnchor={anchor} className={styles.label}>
        {name}
      </text>
    </g>
  );
}
