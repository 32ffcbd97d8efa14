import { Canvas, type SvgProps } from '@/components/illustrations/canvas';
import {
  amber,
  aqua,
  brandSoft,
  clay,
  cream,
  glass,
  ink,
  line,
  mist,
  pine,
  stone,
} from '@/components/illustrations/palette';
import { Blurred } from '@/components/illustrations/parts/blurred';
import { Tree } from '@/components/illustrations/parts/tree';

/** Edison: the memorial tower at Menlo Park with the big light bulb on top. */
export function TownEdison({ className, label }: SvgProps) {
  return (
    <Canvas size={[640, 300]} label={label} className={className}>
      <path d="M90 262q110 -110 230 -110t230 110z" fill={mist} />
      <circle cx="320" cy="76" r="46" fill={mist} />
      <g stroke={brandSoft}>
        <circle cx="320" cy="76" r="58" strokeWidth="3" />
        <circle cx="320" cy="76" r="73" strokeWidth="2" />
      </g>
      <Blurred>
        <path d="M40 184h62v74H40zM540 178h56v80h-56z" fill={clay} />
        <path d="M32 186l39 -30l39 30zM530 180l38 -30l38 30z" fill={pine} />
        <circle cx="132" cy="212" r="26" fill={glass} />
      </Blurred>
      <g stroke={line} strokeWidth="2.5">
        <Tower />
        <Museum />
        <Tree x={232} y={256} size={28} />
        <Tree x={194} y={260} size={20} fill={pine} />
        <Tree x={528} y={260} size={20} />
        <path d="M40 262h560q-30 32 -280 32T40 262z" fill={aqua} stroke="none" />
        <path d="M306 262q-4 14 -30 28h88q-26 -14 -30 -28z" fill={stone} stroke="none" />
        <path d="M40 262h560" stroke={ink} />
      </g>
    </Canvas>
  );
}

function Tower() {
  return (
    <>
      <path d="M278 262l4 -26h76l4 26zM290 236v-10h60v10z" fill={stone} />
      <path d="M295 226l7 -72h36l7 72z" fill={cream} />
      <path d="M304 148l3 -36h26l3 36z" fill={cream} />
      <path d="M298 148h44v6h-44z" fill={stone} />
      <path d="M312 118l-6 104M320 118v104M328 118l6 104" strokeWidth="2" />
      <path d="M312 262v-12a8 8 0 0 1 16 0v12z" fill={pine} />
      <path d="M309 98h22v14h-22z" fill={stone} />
      <path d="M309 105h22" strokeWidth="2" />
      <path d="M311 98q0 -7 -7 -14a21 21 0 1 1 32 0q-7 7 -7 14z" fill={amber} />
      <path d="M316 98l-4 -21l4 5l4 -5l4 5l4 -5l-4 21" strokeWidth="2" />
      <path d="M305 66q3 -7 9 -9" stroke={cream} strokeWidth="3" />
    </>
  );
}

function Museum() {
  return (
    <>
      <path d="M396 214h102v48H396z" fill={clay} />
      <path d="M386 214l61 -30l61 30z" fill={pine} />
      <path d="M408 226h16v20h-16zM470 226h16v20h-16z" fill={amber} />
      <path d="M438 262v-34h18v34z" fill={cream} />
      <circle cx="447" cy="203" r="5" fill={cream} />
    </>
  );
}
