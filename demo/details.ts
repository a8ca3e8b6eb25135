import { type Weekday, type WeeklyTimes, weekdays } from '../src/features/businesses/hours/openingHours.ts'
import type { BusinessDetailsInput } from '../src/features/businesses/profile/details.contract.ts'

const on = (days: readonly Weekday[], from: string, until: string): WeeklyTimes[] =>
  days.map((day) => ({ day, from, until }))
const workdays = weekdays.slice(0, 5)
const hours = { by_appointment: false, weekly: [], seasons: [], holidays: [], exceptions: [], note: null }
const closedOn = (...names: string[]) => names.map((holiday) => ({ holiday, times: [] }))

/** The details of some demo businesses beyond the business form, by name. */
export const details: Record<string, BusinessDetailsInput> = {
  'Gastineau Paper & Ink': {
    opening_hours: {
      ...hours,
      weekly: [...on(workdays, '10:00', '18:00'), ...on(['saturday'], '10:00', '17:00')],
      seasons: [
        {
          name: 'Cruise season',
          from: '05-01',
          until: '09-30',
          by_appointment: false,
          weekly: on(weekdays, '09:00', '20:00'),
        },
      ],
      holidays: [
        ...closedOn('new_years_day', 'thanksgiving', 'christmas_day'),
        { holiday: 'christmas_eve', times: [{ from: '10:00', until: '14:00' }] },
      ],
    },
    services: ['Special orders', 'Tide tables and charts', 'Book repair', 'Gift wrapping'],
    languages: ['English', 'Spanish'],
    accessibility: ['step_free_entrance', 'seating', 'service_animals_welcome'],
    accessibility_note: 'The map room is up five steps. We bring maps down.',
    social_links: ['https://www.instagram.com/gastineau.example', 'https://www.facebook.com/gastineau.example'],
  },
  'Spenard Seasonal Services': {
    opening_hours: {
      ...hours,
      weekly: on(workdays, '07:00', '16:00'),
      seasons: [
        { name: 'Snow', from: '10-15', until: '04-15', by_appointment: false, weekly: on(weekdays, '00:00', '24:00') },
      ],
      note: 'In winter the dispatcher answers at night.',
    },
    services: ['Snow plowing', 'Sanding', 'Hauling', 'Gravel'],
    service_area: ['Anchorage', 'Eagle River', 'Girdwood'],
    languages: ['English', 'Samoan'],
  },
  'Sheefish Air Freight Desk': {
    opening_hours: { ...hours, weekly: [...on(workdays, '08:00', '17:30'), ...on(['saturday'], '09:00', '12:00')] },
    services: ['Air freight', 'Freezer storage', 'Packing'],
    service_area: ['Kotzebue', 'Noorvik', 'Selawik', 'Kiana', 'Ambler', 'Noatak'],
    languages: ['English', 'Iñupiaq'],
    accessibility: ['step_free_entrance', 'accessible_parking', 'curbside_service'],
  },
  'Farnsworth Flightseeing': {
    opening_hours: {
      ...hours,
      seasons: [
        { name: null, from: '05-15', until: '09-20', by_appointment: false, weekly: on(weekdays, '08:00', '20:00') },
      ],
      note: 'Flights leave when the mountain is out.',
    },
    services: ['Flightseeing', 'Glacier landings', 'Climber transport'],
    languages: ['English', 'German', 'Japanese'],
    social_links: ['https://www.youtube.com/@farnsworth.example'],
  },
  'Fireweed & Salt Provisions': {
    opening_hours: { ...hours, by_appointment: true },
    services: ['Kelp salsa', 'Spruce tip syrup', 'Smoked salt'],
    languages: ['English', 'Tlingit', 'Swedish'],
    social_links: ['https://www.etsy.com/shop/fireweedsalt-example'],
  },
  'Delgado-Hayes Bookkeeping': {
    opening_hours: {
      ...hours,
      weekly: [...on(workdays, '09:00', '12:00'), ...on(workdays, '13:00', '17:00')],
      holidays: closedOn(
        'new_years_day',
        'memorial_day',
        'independence_day',
        'labor_day',
        'thanksgiving',
        'christmas_day',
      ),
    },
    services: ['Bookkeeping', 'Payroll', 'Sales tax returns'],
    languages: ['English', 'Spanish'],
    accessibility: ['elevator', 'accessible_parking', 'accessible_restroom'],
  },
  'Bautista Seafood Kitchen': {
    opening_hours: {
      ...hours,
      weekly: [
        ...on(['wednesday', 'thursday', 'sunday'], '11:30', '20:30'),
        ...on(['friday', 'saturday'], '11:30', '01:00'),
      ],
    },
    services: ['Lunch', 'Dinner', 'Catering'],
    languages: ['English', 'Tagalog'],
    accessibility: ['step_free_entrance', 'accessible_restroom'],
  },
}
