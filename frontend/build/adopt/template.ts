/** What `make adopt ANSWERS=template` prints: a form for `make adopt <answers.yaml`. */
export const template = `# Answers for make adopt. Fill in, and delete what is optional and you don't have:
#   make adopt <answers.yaml
# What each line wants to know is told by make adopt when it doesn't fit.

name:
shortName:                  # up to 20 characters
address:
  street:
  city:
  county:                   # optional, with the word County
  state:                    # two letters
  zip: ''                   # in quotes
geo:                        # a right click in Google Maps copies both
  latitude:
  longitude:
phone:
timeZone: America/New_York  # or America/Chicago, America/Denver, America/Phoenix, America/Los_Angeles …
hours:                      # closed, 9:00 AM to 5:00 PM, or [9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]
  Monday:
  Tuesday:
  Wednesday:
  Thursday:
  Friday:
  Saturday:
  Sunday:
booking: https://
social:                     # optional
  Facebook: https://
  Instagram: https://
insurers:
  vision: []                # such as [VSP, EyeMed]
  medical: []
  medicare: false
emergencyRoom:              # optional: a name that a taxi driver knows, with the city
payment: [cash, credit cards]
priceRange: $$
languages: [English]        # at the front desk
treatments: [overnight-lenses, soft-lenses, atropine]
doctors:
  - name:                   # with the title, such as Dr. …
    pronouns:               # she, he or they
    credentials:            # such as OD
    focus:                  # such as Contact lenses
    roles: [founder, myopia] # one doctor is the founder, one leads myopia management; newest is optional
    languages: [English]    # of the exam
    biography:              # optional, a few sentences
brand: ''                   # optional, such as '#0b4f55'; accent with it
accent: ''
towns: []                   # optional: towns around that each get a page
`;
