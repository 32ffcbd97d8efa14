import { VisitDial } from './illustrations/visit-dial';

export default function Dial() {
  return (
    <VisitDial label="A 60-minute dial: 15 minutes for check-in, 15 for pre-testing, then the exam" />
  );
}
