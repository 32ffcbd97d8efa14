import trainStation from '@/pictures/train-station.tsx?drawing';
import { Section } from '@/sections/section';
import { Drawing } from '@/ui/drawing';

export function GettingHere() {
  return (
    <Section
      title="Getting here"
      picture={
        <Drawing file={trainStation} alt="The platform at Metuchen with a train coming in" />
      }
    >
      <h3>By train</h3>
      <p>
        Metuchen is a stop of NJ Transit’s Northeast Corridor line. From the platform it is about
        five minutes on foot to the middle of town.
      </p>
      <h3>By car</h3>
      <p>
        Main Street has meters, and the Pearl Street garage beside the station is covered. Tell the
        front desk when you parked, and we watch the clock for you.
      </p>
      <h3>Step-free</h3>
      <p>
        The door is level with the sidewalk and the restroom has room for a wheelchair. Guide dogs
        are welcome, and we walk you to your chair if you like an arm.
      </p>
    </Section>
  );
}
