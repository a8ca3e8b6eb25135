import type { GroupSlug } from './groups.ts'

/** The trades of each group, by the names of the word list, with `;` between them. */
export const groupTrades: Record<GroupSlug, string> = {
  restaurants: `
    Restaurants; Cooks & Kitchens; Cafes; Bakeries; Bars; Breweries; Catering; Commercial Kitchens`,
  lodging: `
    Lodging; Campgrounds`,
  tours: `
    Fishing Charters; Guides & Tours; Visitor Information; Travel Agencies; Guides & Seasonal Work`,
  shops: `
    Furniture; Hardware; Liquor & Cannabis; Food & Groceries; Farmers Markets; Outdoor Gear; Hunting & Guns;
    Fishing Gear; Florists; Clothing; Jewelry; Bookstores; Gift Shops; Retail; Pawn & Antiques; Electronics; Pharmacies;
    Office Supplies; Thrift & Donations; Medical Supplies`,
  construction: `
    Roofing; Plumbing; Heating & Cooling; Electrical; Solar & Wind Power; Construction; Painting; Flooring;
    Windows & Doors; Insulation & Weatherization; Concrete & Masonry; Paving; Excavation; Septic Systems; Well Drilling;
    Interior Design; Refrigeration; Home Builders & Trades`,
  vehicles: `
    Auto Repair; Auto Sales; Auto Parts; Car Wash; Towing; Motorsports; Marine Repair; Boat Sales & Yards; Fuel`,
  repair: `
    Appliance Repair; Small Engine Repair; Heavy Equipment; Bicycles; Maintenance Work; Tailoring & Sewing; Welding`,
  health: `
    Health Care; Hospitals; Dentistry; Eye Care; Hearing; Chiropractic & Physical Therapy; Alternative Medicine;
    Mental Health; Addiction Recovery; Pregnancy & Birth; Reproductive Health; Home Care & Hospice; Assisted Living;
    Cancer & Disease Support; Blood & Organ Donation; Ambulances; Speech & Hearing; Genetics & Rare Conditions;
    Patient Lodging`,
  family: `
    Senior Services; Disability Services; Child Care; Youth Development; Foster Care & Adoption; Domestic Violence;
    Human Services; Housing; Homeless Shelters; Food Banks; Immigrants & Refugees; Legal Aid; Debt & Credit Counseling;
    Payday Help & Bill Assistance; Employment & Training; Disaster Relief; Childrens Advocacy; Aging & Elder Rides;
    Assistive Technology; Reentry; Toys & Holiday Gifts`,
  education: `
    Schools; Education; Parent & School Groups; First Aid & Safety Training; Public Speaking`,
  beauty: `
    Massage & Spa; Hair & Beauty; Tattoos & Piercing; Laundry; Psychics & Astrology; Funeral Services;
    Cemeteries & Memorials`,
  animals: `
    Veterinary; Pet Boarding & Grooming; Dog Training; Animal Services; Wildlife Rescue; Zoos & Aquariums; Horses;
    Therapeutic Riding; Beekeeping`,
  professional: `
    Accounting; Legal Services; Mediation; Business Lending & Startup Help; Marketing; IT & Web; Translation;
    Human Resources; Engineering; Architecture; Surveying; Environmental Consulting; Photography; Research;
    Science & Technology`,
  finance: `
    Insurance; Banking; Financial Planning`,
  property: `
    Property Management; Real Estate; Rentals & Apartments; Moving & Storage; Coworking & Meeting Space;
    Weddings & Party Services; Car Rental`,
  media: `
    Internet & Phone Service; Movies; Radio & Television; Newspapers; Libraries; Printing`,
  office: `
    Landscaping; Tree Service; Snow Removal; Cleaning; Disaster Cleanup; Pest Control; Security;
    Janitorial & Office Services`,
  transport: `
    Parking; Harbors; Freight & Shipping; Mail & Parcels; Warehousing; Air Travel; Aviation; Taxis & Transport;
    Water Taxis; Railroads`,
  fishing: `
    Fishing; Seafood; Aquaculture & Hatcheries`,
  farming: `
    Forestry; Farming; Gardening; Community Gardens & School Gardens`,
  manufacturing: `
    Wholesale & Manufacturing; Woodworking; Meat & Game Processing`,
  mining: `
    Mining; Oil & Gas`,
  utilities: `
    Utilities; Junk Removal & Trash; Recycling; Utilities for Villages`,
  sports: `
    Summer Camps; Shooting; Hiking & Trails; Skiing; Skating & Hockey; Sled Dogs; Recreation & Sports; Ball Sports;
    Gyms & Fitness; Swimming; Running; Martial Arts; Golf; Bowling; Boating & Sailing; Parks & Playgrounds; Curling;
    Fencing; Horseshoe & Lawn Games; Climbing & Mountaineering; Snowmachine Clubs; Youth Sports Funding;
    Swim, Dive & Underwater`,
  arts: `
    Museums; History; Arts & Culture; Galleries; Pottery & Crafts; Theaters; Dance; Music; Orchestras; Choirs;
    Festivals & Fairs; Writing, Film & Photo Groups; Medieval & Reenactment`,
  religion: `
    Churches; Religion; Catholic Churches; Buddhists & Meditation; Mosques; Synagogues; Hindu & Sikh Temples; Bahai`,
  community: `
    Labor Unions; Scholarships; Scouts; Volunteering; Ethnic & Cultural Groups; LGBTQ Groups; Womens Groups;
    Mens Groups & Lodges; Clubs & Hobbies; Amateur Radio; Astronomy; Birding; Environment; Veterans Services;
    Chambers of Commerce; Business Associations; Networking Events; Community Development; Politics & Advocacy;
    Philanthropy; Nonprofits; International; Aviation Clubs; Newcomers & Social Clubs; Local Currency & Swaps;
    Kite, Model & RC Flying; Cooperatives`,
  government: `
    Public Safety; Fire Departments; Search & Rescue; Government Offices; Emergency Radio & Preparedness`,
}
