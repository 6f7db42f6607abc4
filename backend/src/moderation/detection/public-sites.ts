/**
 * Well-known sites that people name as the source of a figure. Their members cannot be reached by the bare domain.
 * Services for mail, messages, forms, short links and payments do not belong here.
 */
const SITES = {
  cars: `
    aaa.com alg.com autoblog.com autocheck.com autolist.com autonation.com autotrader.com bimmerpost.com
    bmwusa.com bringatrailer.com caranddriver.com carbuzz.com carcomplaints.com carfax.com cargurus.com
    carmax.com cars.com carvana.com copart.com dealer.com dealerrater.com edmunds.com ford.com gm.com
    gmfinancial.com honda.com hondafinancialservices.com hyundaiusa.com iihs.org iseecars.com jdpower.com
    kbb.com kia.com leasehackr.com leasetrader.com lexus.com mazdausa.com mbusa.com motortrend.com nada.org
    nadaguides.com nissanusa.com plugshare.com rav4world.com repairpal.com subaru.com swapalease.com
    tesla.com teslamotorsclub.com tirerack.com toyota.com toyotafinancial.com toyotanation.com truecar.com
    vehiclehistory.com vroom.com vw.com`,
  homes: `
    apartmentfinder.com apartmentguide.com apartmentlist.com apartmentratings.com apartments.com
    bestplaces.net camdenliving.com craigslist.org crimemapping.com equityapartments.com firststreet.org
    floodfactor.com greatschools.org greystar.com homelight.com homes.com homesnap.com hotpads.com
    movoto.com neighborhoodscout.com niche.com opendoor.com padmapper.com realtor.com realtytrac.com
    redfin.com rent.com rentals.com rentcafe.com rentometer.com roomies.com spotcrime.com streeteasy.com
    trulia.com udr.com walkscore.com zillow.com zumper.com`,
  money: `
    ally.com annualcreditreport.com bankofamerica.com bankrate.com capitalone.com chase.com citi.com
    credible.com creditkarma.com discover.com energysage.com equifax.com experian.com fanniemae.com
    freddiemac.com freedommortgage.com goodleap.com investopedia.com lendingclub.com lendingtree.com
    lightstream.com loandepot.com mohela.com mortgagenewsdaily.com mrcooper.com myfico.com navient.com
    navyfederal.org nelnet.com nerdwallet.com newrez.com nmlsconsumeraccess.org pennymac.com pnc.com
    prosper.com rocketmortgage.com salliemae.com santanderconsumerusa.com smartasset.com sofi.com
    sunpower.com sunrun.com transunion.com truist.com upstart.com usaa.com usbank.com wellsfargo.com`,
  travel: `
    airbnb.com arda.org bluegreenvacations.com booking.com clubwyndham.com diamondresorts.com disboards.com
    disney.com dvcfan.com dvcnews.com dvcresalemarket.com expedia.com hgv.com hgvc.com hilton.com
    hiltongrandvacations.com holidayinnclub.com hotels.com hyatt.com interval.com intervalworld.com
    kayak.com marriott.com marriottvacationclub.com mouseowners.com orbitz.com rci.com redweek.com
    sellmytimesharenow.com tripadvisor.com tug2.net tugbbs.com vidanta.com vrbo.com westgateresorts.com
    worldmark.com wyndhamdestinations.com`,
  vehicles: `
    aopa.org boats.com boattrader.com campingworld.com controller.com cycletrader.com deere.com
    harley-davidson.com jdpowervalues.com machinerytrader.com polaris.com rvtrader.com rvusa.com
    trade-a-plane.com yachtworld.com`,
  everyday: `
    aarp.org allstate.com amazon.com apnews.com apple.com avvo.com bbb.org bestbuy.com bing.com
    bloomberg.com britannica.com cbsnews.com cnbc.com cnet.com cnn.com consumeraffairs.com
    consumerreports.org costco.com ebay.com facebook.com fedex.com findlaw.com fool.com forbes.com
    foxnews.com geico.com glassdoor.com google.com homedepot.com ikea.com instagram.com justia.com
    latimes.com legalzoom.com linkedin.com lowes.com mapquest.com marketwatch.com michelin.com nasdaq.com
    nbcnews.com nextdoor.com nolo.com npr.org nytimes.com offerup.com progressive.com quora.com reddit.com
    reuters.com snopes.com statefarm.com target.com trustpilot.com twitter.com uhaul.com ups.com
    usatoday.com usnews.com usps.com walmart.com washingtonpost.com weather.com wikihow.com wikipedia.org
    wsj.com wunderground.com xfinity.com youtube.com`,
};
const PUBLIC_SITES = new Set(Object.values(SITES).flatMap((sites) => sites.trim().split(/\s+/)));

/** Whether the pages of a government are meant, which no member can write. */
export const isGovernment = (host: string): boolean => /\.(?:gov|mil)$/.test(host);

/** Whether it is a well-known site by its bare domain: a page on it may be a member's. */
export const isPublicSite = (host: string, path = ''): boolean =>
  path.length < 2 && PUBLIC_SITES.has(host.replace(/^(?:www|m|en)\./, ''));
