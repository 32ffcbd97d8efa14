/** The last steps to the door, the same from everywhere. */
export const gettingHere = {
  train:
    'Metuchen is a stop of NJ Transit’s Northeast Corridor Line. From either platform it is about five minutes on foot to our door, in the middle of town. Amtrak passes through without stopping.',
  car: 'Main Street has meters, and the Pearl Street garage beside the station is covered. Tell the front desk when you parked, and we watch the clock for you.',
  stepFree:
    'The door is level with the sidewalk and the restroom has room for a wheelchair. Guide dogs are welcome, and we walk you to your chair if you like an arm.',
} as const;
