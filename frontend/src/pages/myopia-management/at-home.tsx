import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';

export function AtHome() {
  return (
    <Section id="at-home" title="What you can do at home" tone="sand">
      <CardGrid>
        <Card title="Go outside for an hour or two">
          <p>
            Do it every day. Recess and the walk to school count. It lowers the risk of becoming
            nearsighted.
            <Cite id="outdoor-time" /> It may also help kids who already are.
            <Cite id="myopia-percentages" />
          </p>
        </Card>
        <Card title="Take breaks from close work">
          <p>
            Every 20 minutes, look 20 feet away for 20 seconds. It rests the eyes, though the
            numbers are a rule of thumb.
            <Cite id="screen-breaks" />
          </p>
        </Card>
        <Card title="Wear full-strength glasses">
          <p>
            Wearing weaker glasses, or none, probably won’t slow myopia.
            <Cite id="myopia-percentages" />
          </p>
        </Card>
        <Card title="Don’t feel guilty about screens">
          <p>
            No one has proven that phones cause myopia.
            <Cite id="myopia-percentages" /> Being outdoors matters more.
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
