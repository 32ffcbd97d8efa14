import { Card, CardGrid } from '@/components/card-grid';
import { Cite } from '@/components/cite';
import { Section } from '@/components/section';

export function AtHome() {
  return (
    <Section id="at-home" title="What you can do at home" tone="sand">
      <CardGrid>
        <Card title="Out for an hour or two">
          <p>
            Every day, recess and the walk to school included. It lowers the risk of becoming
            nearsighted
            <Cite id="outdoor-time" /> and may help a child who already is.
          </p>
        </Card>
        <Card title="Elbow to nose">
          <p>
            That is far enough for a book or a phone. Every 20 minutes, look across the street for
            20 seconds: a rule of thumb that rests the eyes.
            <Cite id="screen-breaks" />
          </p>
        </Card>
        <Card title="Full-strength glasses">
          <p>
            Weaker ones, or none, probably do not slow anything.
            <Cite id="myopia-percentages" /> They cost your child the board.
          </p>
        </Card>
        <Card title="Screens, without guilt">
          <p>
            Nobody has proven that a phone makes eyes grow.
            <Cite id="myopia-percentages" /> But an hour at one is an hour not spent outside.
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
